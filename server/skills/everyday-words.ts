const words = (list: string) => list.trim().split(/\s+/);

/**
 * Skills named by an everyday word, a place or a single letter; in titles, capitals don't help, because every word may have
 * one.
 */
export const ambiguousInTitles: ReadonlySet<string> = new Set(
  words(`ai apache assembly astro auth blender c cloud coaching communication cucumber dart data elm english excel express
    flask french german go hardware helm infrastructure instruction ionic jasmine julia ki leadership less mentoring meteor
    mobile mocha monitoring networking next node phoenix presentation prototyping pug py r remix rest scratch search shell
    sketch spanish spring statistics stripe swift teaching teamwork testing ts unity unreal windows yarn`),
);

/** The same for running text, where a capital tells a name from a word. */
export const everydayWords: ReadonlySet<string> = new Set([
  ...ambiguousInTitles,
  ...words(`access ada agile alpine backbone basic bash bi bootstrap bun celery chef collaboration consul container
    containers copilot crystal cypress d daten drizzle echo electron elixir embedded ember fiber flutter forge führung
    gin groovy hack hibernate illustrator infrastruktur jest karma kommunikation lit logo make maya mentorship nest
    netzwerke nomad oracle outlook pairing playwright play postman präsentation presenting processing prompting puppet
    puppeteer rails react relay restful ruby rust salt sap sass scheme scraping slack snowflake solid spark statistik
    suche swagger teamarbeit teams troubleshooting unterrichten vault wireframe wireframes word zig zoom`),
]);
