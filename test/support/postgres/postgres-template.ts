/** The database that every test file's own one is copied from. */
export const template = "homecoming_template";
