/** The words that only the lab needs. */
const texts = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });

export const labText = async (language: string): Promise<string> => (await texts[`./text/${language}.ftl`]?.()) ?? "";
