/** How far one is in the lessons: kept with the person, and in this browser as long as nobody is known. */
import { keep, kept } from "../kept";
import * as api from "../server/api";
import type { LessonProgress } from "../server/types";

const HERE = "drakes-lessons";

function inBrowser(): LessonProgress[] {
  return JSON.parse(kept(HERE) ?? "[]") as LessonProgress[];
}

/** All chapters begun; what this browser kept before somebody was known goes to them. */
export async function progress(): Promise<LessonProgress[]> {
  const here = inBrowser();
  if (!(await api.whoAmI())) return here;
  for (const one of here) await api.keepLesson(one);
  if (here.length) keep(HERE, "[]");
  return await api.myLessons();
}

/** Remember the step one has come to. */
export async function keepProgress(now: LessonProgress): Promise<void> {
  try {
    await api.keepLesson(now);
  } catch (fault) {
    if (!(fault instanceof api.Fault)) throw fault;
    if (fault.code === "no_session") keepInBrowser(now);
  }
}

function keepInBrowser(now: LessonProgress): void {
  const all = inBrowser();
  const isIt = (one: LessonProgress) => one.game === now.game && one.chapter === now.chapter;
  const wasDone = all.some((one) => isIt(one) && one.done);
  keep(HERE, JSON.stringify([...all.filter((one) => !isIt(one)), { ...now, done: now.done || wasDone }]));
}
