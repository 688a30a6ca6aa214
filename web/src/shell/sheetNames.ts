/** What can be opened over a table. */
export type SheetName =
  "menu" | "chat" | "rules" | "help" | "text" | "notation" | "over" | "review" | "chance" | "join" | "possible";
