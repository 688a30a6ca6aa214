/** The pseudo-language: English with accents, made 35 % longer, so that what is not translated or does not fit shows. */

const ACCENTS: Record<string, string> = {
  a: "á",
  b: "ƀ",
  c: "ç",
  d: "ð",
  e: "é",
  f: "ƒ",
  g: "ĝ",
  h: "ĥ",
  i: "í",
  j: "ĵ",
  k: "ķ",
  l: "ļ",
  m: "ɱ",
  n: "ñ",
  o: "ó",
  p: "þ",
  q: "ɋ",
  r: "ŕ",
  s: "š",
  t: "ţ",
  u: "ú",
  v: "ṽ",
  w: "ŵ",
  x: "ẋ",
  y: "ý",
  z: "ž",
};
const GROWTH = 0.35;

/** The text accented, lengthened and put in brackets; text that is so already stays. */
export function disguise(text: string): string {
  if (/^⟦[^⟦]*⟧$/.test(text) || text === "") return text;
  const accented = [...text].map((letter) => ACCENTS[letter] ?? ACCENTS[letter.toLowerCase()]?.toUpperCase() ?? letter);
  return `⟦${accented.join("")}${" ~~~~~~".repeat(Math.ceil(text.length / 7)).slice(0, Math.ceil(text.length * GROWTH))}⟧`;
}
