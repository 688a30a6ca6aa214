/** The measures of the pictures: a place of the line is so wide and high. */
export const STEP = 80;
export const HIGH = 138;
