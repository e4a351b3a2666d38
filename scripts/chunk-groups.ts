/** A group takes what its modules import, too: one file for every page, one for schemas, one for the layouts of members' pages. */
export const chunkGroups = [
  { name: "schemas", test: /\/node_modules\/zod\/|\?schemas$/, priority: 3 },
  { name: "shell", test: /\/web\/root\.tsx|\/entry\.client\.tsx/, priority: 2 },
  { name: "members", test: /\/web\/(people\/accounts\/waiting|ui\/shell\/members-only)-layout\.tsx/, priority: 1 },
];

type Chunk = { name: string; isDynamicEntry: boolean };

/** The list of files that every page loads is shorter where the files that pages share go without a name. */
export function chunkFileNames({ name, isDynamicEntry }: Chunk) {
  const isNamed = isDynamicEntry || chunkGroups.some((group) => group.name === name);
  return isNamed ? "assets/[name]-[hash].js" : "assets/[hash].js";
}
