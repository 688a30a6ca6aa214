/** What this browser keeps; one that keeps nothing remembers it at least as long as the page is open. */
const remembered = new Map<string, string>();

export function keep(name: string, value: string): void {
  remembered.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // a browser that keeps nothing
  }
}

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? remembered.get(name) ?? null;
  } catch {
    return remembered.get(name) ?? null;
  }
}
