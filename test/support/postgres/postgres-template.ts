/** The template that each test file's database is copied from. */
export const template = "homecoming_template";
