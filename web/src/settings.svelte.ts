/** What the reader has chosen for this browser: language, theme, sound, keys. */

export const LANGUAGES = ["en", "fr", "it", "de"] as const;
export const LANGUAGE_NAMES: Record<string, string> = {
  en: "English",
  fr: "Français",
  it: "Italiano",
  de: "Deutsch",
  "xx-pseudo": "Þšéúðó",
};
export const PSEUDO = "xx-pseudo";
const KEPT = "drakes-settings";

/** When tips are shown: until one has finished a game of the kind, always, or never. */
export type Tips = "first" | "on" | "off";
export type Theme = "system" | "light" | "dark";

interface Kept {
  language: string | null;
  theme: Theme;
  sound: boolean;
  letters: boolean;
  list: boolean;
  tips: Tips;
  warnings: boolean;
}

const usual: Kept = {
  language: null,
  theme: "system",
  sound: false,
  letters: true,
  list: false,
  tips: "first",
  warnings: true,
};

function read(): Kept {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...usual };
  }
}

/** The first of the reader's languages that we speak. */
export function firstSupported(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const short = tag.toLowerCase().split("-")[0] ?? "";
    if ((LANGUAGES as readonly string[]).includes(short)) return short;
  }
  return "en";
}

class Settings {
  #kept = $state<Kept>(read());
  /** A language from the address, for this visit only. */
  #asked = $state<string | null>(null);

  get language(): string {
    return this.#asked ?? this.#kept.language ?? firstSupported(navigator.languages);
  }
  set language(language: string) {
    this.#asked = null;
    this.#keep({ language });
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
    this.apply();
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }
  /** Whether single letters are shortcuts. */
  get letters(): boolean {
    return this.#kept.letters;
  }
  set letters(letters: boolean) {
    this.#keep({ letters });
  }
  /** Whether the bar always lists every choice. */
  get list(): boolean {
    return this.#kept.list;
  }
  set list(list: boolean) {
    this.#keep({ list });
  }

  get tips(): Tips {
    return this.#kept.tips;
  }
  set tips(tips: Tips) {
    this.#keep({ tips });
  }
  /** Whether one is warned before a grave mistake. */
  get warnings(): boolean {
    return this.#kept.warnings;
  }
  set warnings(warnings: boolean) {
    this.#keep({ warnings });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.#kept));
    } catch {
      // a browser that keeps nothing: the choice holds until the page is closed
    }
  }

  /** Put the theme on the page, and take a language from the address. */
  apply(): void {
    const asked = new URLSearchParams(location.search).get("lang");
    if (asked && [...LANGUAGES, PSEUDO].includes(asked)) this.#asked = asked;
    document.documentElement.style.colorScheme = this.theme === "system" ? "light dark" : this.theme;
  }
}

export const settings = new Settings();
