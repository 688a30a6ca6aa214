/** The words of lessons, loaded only where one is learnt. */
const texts = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });

export async function lessonWords(language: string): Promise<string> {
  return (await texts[`./text/${language}.ftl`]?.()) ?? "";
}
