type ModuleInfo = { importers: readonly string[] };
type Context = { getModuleInfo: (id: string) => ModuleInfo | null };

/** Whether a module is loaded statically with one of these, directly or through others. */
function isLoadedWith(pattern: RegExp) {
  return (id: string, context: Context): boolean => {
    const seen = new Set([id]);
    for (const each of seen) {
      if (pattern.test(each)) return true;
      for (const importer of context.getModuleInfo(each)?.importers ?? []) seen.add(importer);
    }
    return false;
  };
}

const withEveryPage = isLoadedWith(/\/web\/root\.tsx|\/entry\.client\.tsx/);
const withMembersPages = isLoadedWith(/\/web\/[\w/-]+-layout\.tsx/);

/** What every page loads comes in one file, schemas in a second, and what members' pages load with their layouts in a third. */
export const chunkGroups = [
  { name: (id: string, context: Context) => (withEveryPage(id, context) ? "shell" : null), priority: 2 },
  { name: "schemas", test: /\/node_modules\/zod\/|\?schemas$/, priority: 3 },
  { name: (id: string, context: Context) => (withMembersPages(id, context) ? "members" : null), priority: 1 },
];
