/** The words that only the page How to play needs. */
import { Words } from "../words/words";

const texts = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });

export async function loadHowToWords({ language, pseudo }: Words): Promise<Words> {
  return new Words(language, [(await texts[`./text/${language}.ftl`]?.()) ?? ""], null, pseudo);
}
