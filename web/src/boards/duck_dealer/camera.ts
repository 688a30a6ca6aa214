/** Pan and zoom: a camera looks at a square window of the chart. */

import type { Point } from "./layout";

export interface Camera {
  x: number;
  y: number;
  /** How much larger than the whole chart fitted to the window. */
  zoom: number;
}

export const CLOSEST = 5;

/** The whole galaxy. */
export const WHOLE: Camera = { x: 0, y: 0, zoom: 1 };

export interface Frame {
  /** Half the side of the chart. */
  reach: number;
  /** The window on the screen. */
  width: number;
  height: number;
}

/** Screen pixels for one unit of the chart. */
export function scale(camera: Camera, frame: Frame): number {
  return (Math.min(frame.width, frame.height) / (2 * frame.reach)) * camera.zoom;
}

/** The view box that shows what the camera sees, in the shape of the window. */
export function viewBox(camera: Camera, frame: Frame): { x: number; y: number; width: number; height: number } {
  const s = scale(camera, frame) || 1;
  const width = frame.width / s;
  const height = frame.height / s;
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** The camera kept within the chart: nobody gets lost in empty space. */
export function kept(camera: Camera, frame: Frame): Camera {
  const zoom = Math.min(CLOSEST, Math.max(1, camera.zoom));
  const box = viewBox({ ...camera, zoom }, frame);
  const room = (side: number) => Math.max(0, frame.reach - side / 2);
  const within = (n: number, most: number) => Math.min(most, Math.max(-most, n)) + 0;
  return { x: within(camera.x, room(box.width)), y: within(camera.y, room(box.height)), zoom };
}

/** The spot of the chart under a pixel of the window. */
export function under(camera: Camera, frame: Frame, pixel: Point): Point {
  const s = scale(camera, frame) || 1;
  return { x: camera.x + (pixel.x - frame.width / 2) / s, y: camera.y + (pixel.y - frame.height / 2) / s };
}

/** Closer or farther by a factor; the spot under the pixel stays there. */
export function zoomed(camera: Camera, frame: Frame, factor: number, pixel?: Point): Camera {
  const anchor = pixel ?? { x: frame.width / 2, y: frame.height / 2 };
  const spot = under(camera, frame, anchor);
  const zoom = Math.min(CLOSEST, Math.max(1, camera.zoom * factor));
  const s = scale({ ...camera, zoom }, frame) || 1;
  const x = spot.x - (anchor.x - frame.width / 2) / s;
  const y = spot.y - (anchor.y - frame.height / 2) / s;
  return kept({ x, y, zoom }, frame);
}

/** Dragged by so many pixels. */
export function panned(camera: Camera, frame: Frame, dx: number, dy: number): Camera {
  const s = scale(camera, frame) || 1;
  return kept({ ...camera, x: camera.x - dx / s, y: camera.y - dy / s }, frame);
}

/** Moved as little as needed so that a spot is seen, away from the edge. */
export function showing(camera: Camera, frame: Frame, spot: Point, margin = 70): Camera {
  const box = viewBox(camera, frame);
  const shift = (n: number, low: number, side: number) => {
    const m = Math.min(margin, side / 2);
    return n < low + m ? n - low - m : n > low + side - m ? n - low - side + m : 0;
  };
  return kept(
    { ...camera, x: camera.x + shift(spot.x, box.x, box.width), y: camera.y + shift(spot.y, box.y, box.height) },
    frame,
  );
}

/** In a narrow window the chart at a readable size, the ship in the middle; else the whole galaxy. */
export function opening(frame: Frame, ship: Point | null, narrow = 600, readable = 0.8): Camera {
  const fitted = scale(WHOLE, frame);
  if (!ship || frame.width >= narrow || fitted <= 0) return WHOLE;
  return kept({ ...ship, zoom: readable / fitted }, frame);
}
