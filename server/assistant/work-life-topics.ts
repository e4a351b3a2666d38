import type { Topic } from "../../contract/assistant.ts";

/**
 * Regular-expression sources for the words of each topic, in English and German; each begins and ends at a word's border. They
 * are narrow on purpose: "remote control", "travel agency" or "holiday rentals" say nothing about work and life. Repetitions
 * within a word are bounded by 40 letters, because an unbounded one would backtrack from every letter of a posting that is one
 * long word.
 */
export const topicPatterns: Record<Topic, string[]> = {
  "working hours": [
    String.raw`\d{1,2}(?:[.,]\d)?(?:\s?(?:-|–|to|bis)\s?\d{1,2})?[\s-]?(?:hours?|hrs?|h|stunden|std\.?)(?:\s?[\s/-]\s?)(?:(?:a|per|each|every|pro|die|je|in der|am)\s)?(?:work\s?)?(?:weeks?|workweek|day|week\p{L}{0,40}|woche|tag|wöchentlich)`,
    "(?:three|four|five|[345]|drei|vier|fünf)[ -](?:day|tage)[ -](?:work[ -]?)?(?:week|woche|arbeitswoche)",
    "core (?:working |business |office )?(?:hours|time)|kernarbeitszeit(?:en)?|kernzeit(?:en)?",
    String.raw`(?<!\bflex\w{0,40}\s|flexib\p{L}{0,40}\s|own\s|fixed\s|set\s|mandatory\s|out-of-)(?:working|work) (?:hours|time)`,
    String.raw`(?<!flexib\p{L}{0,40}\s|freie\s)arbeitszeit(?:en)?(?! flexib| frei)|wochenarbeitszeit|wochenstunden`,
    String.raw`\d{1,2}(?::\d\d)?\s?(?:am|a\.m\.)?\s?(?:-|–|to)\s?\d{1,2}(?::\d\d)?\s?(?:pm|p\.m\.)|(?:9|nine)[ -]to[ -](?:5|five)`,
    String.raw`\d{1,2}(?:[:.]\d\d)?\s?(?:uhr\s)?(?:-|–|bis)\s?\d{1,2}(?:[:.]\d\d)? uhr`,
    "(?:night|late|early|weekend|rotating) shifts?|shift (?:work|patterns?|model|system)",
    "(?:nacht|spät|früh|wechsel|wochenend)schicht(?:en)?|schicht(?:arbeit|dienste?|betrieb|system|modell)",
  ],
  overtime: [
    "over-?time|(?:extra|long) hours|crunch(?: time)?(?! (?:the )?(?:numbers?|data))|weekend work",
    "work(?:ing)? (?:on |at |over |through )?(?:the )?weekends?|work(?:ing)? late",
    String.raw`überstunden\p{L}{0,40}|mehrarbeit|wochenendarbeit|am wochenende (?:zu )?arbeiten`,
  ],
  "on-call duty": [
    "on-?call(?! cent(?:er|re))|on call(?! with| cent(?:er|re))|pagers?(?: duty)?|stand-?by (?:duty|duties|shifts?|service)",
    String.raw`rufbereitschaft\p{L}{0,40}|bereitschaftsdienst\p{L}{0,40}|bereitschaftszeit\p{L}{0,40}|rufdienst\p{L}{0,40}`,
  ],
  "remote or hybrid work": [
    "remote(?:ly)?(?![ -](?:control|desktop|sens|access|server|monitor|support|debug|procedure|repositor|devic|machine|patient|execut|village|area|region|communit|island|manag))",
    String.raw`home[ -]?offices?(?:[ -]?tage?n?)?|telework\p{L}{0,40}|telecommut\p{L}{0,40}|wfh|telearbeit|mobile[ns]? arbeit(?:en)?|von zu ?hause`,
    "(?:work|works|working|live)[ -](?:(?:full-time|part-time) )?(?:from[ -])(?:(?:their|your|our) (?:own )?)?(?:home|anywhere|everywhere|wherever|where|abroad)",
    "work(?:ing)? (?:and live )?(?:anywhere|wherever)|live and work (?:anywhere|wherever)",
    String.raw`(?:fully|100 ?%|globally|completely) (?:distributed|virtual)|(?:distributed|virtual) (?:\p{L}{1,40} )?(?:team|company|workforce)(?! model)`,
    String.raw`(?:team|company|staff|employees|workforce|we)(?: is| are|['’]re)(?: \p{L}{1,40})? (?:distributed|virtual)`,
    "hybrid(?:e[nrs]?)?(?![ -](?:cloud|app|mobile|vehicle|car|search|meeting|encrypt|infra|frame|it\\b|warehouse|solution|environment|data|integration|platform|architecture|event|bank|approach))",
    "(?:on-?site|vor ort)(?![ -](?:interview|gym|parking|caf[eé]|canteen|catering|support|day-?care|search|beim kunden))",
    String.raw`in-office|office[ -]based|return to (?:the )?office|days?(?: \p{L}{1,40}){0,3} (?:in|at) (?:the|our|an) office|präsenz(?:pflicht|tage?n?)`,
    String.raw`tage?n?(?: \p{L}{1,40}){0,3} im büro|work(?:ing)? (?:in|from) (?:the|an|our) office`,
  ],
  flexibility: [
    String.raw`flexible (?:\p{L}{1,40} ){0,2}(?:hours?|work(?!force|flow|er)\p{L}{0,40}|schedul\p{L}{0,40}|times?|timing|timezones?|arrangements?|jobs?)`,
    "flexi?[ -]?(?:time|hours|schedules?|work)|flexible (?:with|about|in|on) (?:your|their|our|the) (?:\\p{L}{1,40} )?(?:hours|time|schedule)",
    String.raw`(?:hours|schedules?|working times?) (?:is|are) (?:\p{L}{1,40} )?flexible`,
    "(?:choose|set|make|pick|plan|organi[sz]e|establish|decide)(?: on)? (?:(?:your|their|our|his|her|my) own|a|your|their) (?:working |work )?(?:hours|schedules?|times?)(?! of)",
    "work the hours (?:that|which|you)|work when(?:ever)? (?:(?:you|they|we) (?:want|like|choose|prefer|feel|are|work)|it suits)|conducting our work when",
    String.raw`(?:no|without|not have) (?:\p{L}{1,40} ){0,4}(?:mandatory|fixed|set|strict) (?:working |office |work )?hours`,
    String.raw`flexible[nrsm]? (?:\p{L}{1,40} ){0,2}\p{L}{0,40}(?:arbeit|zeiten|stunden)\p{L}{0,40}|gleitzeit\p{L}{0,40}|vertrauensarbeitszeit`,
    String.raw`(?:freie|flexible) (?:zeit)?einteilung|zeitlich flexib\p{L}{0,40}|flexibel (?:arbeiten|einteil\p{L}{0,40})|zeit(?:en)? (?:\p{L}{1,40} ){0,4}(?:flexibel|frei)`,
  ],
  "part-time": [
    "(?<!remote(?:ly)? |remote(?:ly)? at least )part[ -]?tim(?:e|ers?)(?! (?:alumni|course|student|program|bootcamp|class|stud))",
    "(?:three|four|[34]) days (?:a|per|each) week (?:is|are) (?:\\p{L}{1,40} )?(?:possible|fine|welcome)",
    "(?:drei|vier|[34]) tage (?:die|pro|in der) woche sind (?:\\p{L}{1,40} )?(?:möglich|willkommen)",
    String.raw`teilzeit\p{L}{0,40}|reduced hours|job-?sharing|[4-9]0 ?%? ?(?:-|–|bis|to) ?100 ?%`,
  ],
  holidays: [
    "(?:days?|weeks?) (?:of )?(?:paid )?(?:vacation|holidays?|annual leave|pto|time off)|days? off|annual leave|sabbaticals?|pto",
    "(?<!some )(?:paid|ample|competitive|generous|unlimited|flexible|enough|minimum) (?:vacation|holidays?|pto|leave|time[ -]off)",
    "vacation (?:days?|polic(?:y|ies)|time|allowance|weeks?)|holiday (?:allowance|entitlement|days?)|(?:public|bank|national) holidays?",
    String.raw`vacations?(?![ -](?:rental|spot|home|propert|packag|plan|track|request|manag|destination))|take (?:\p{L}{1,40} )?time off`,
    String.raw`(?:choose|take|pick|observe|celebrate)(?: \p{L}{1,40}){0,3} holidays?`,
    "(?:jahres|sonder|bildungs|rest)?urlaub(?:s(?:tage?n?|anspruch|regelung|geld))?|feiertage?n?|freie tage|(?:tage|wochen) ferien|ferien(?:tage?n?|wochen)",
  ],
  "parental leave": [
    "(?:parental|maternity|paternity|family|adoption|parents?) (?:leave|time off)",
    String.raw`elternzeit\p{L}{0,40}|elternurlaub|mutterschutz|(?:vater|mutter)schaftsurlaub|elterngeld`,
  ],
  travel: [
    "business (?:travel(?! manag)|trips?)|(?:work|client|customer)[- ]related travel|travel (?:\\p{L}{1,40} ){0,2}for work",
    String.raw`travel(?:l?ing)?(?=(?: \p{L}{1,40}){0,4} (?:required|expected|necessary|needed|involved|nothing|none))|travel(?= (?:requirements?|budget|stipend|expenses|allowance))`,
    String.raw`(?<=(?:some|occasional|occasionally|frequent|regular|little|minimal|light|extensive|no|%|percent)\s)travel(?! (?:industry|agenc|compan))|travel(?=:? (?:up to )?[~<≤]? ?\d{1,3} ?%)|travel(?=: ?(?:no|none|yes))`,
    String.raw`(?:willing(?:ness)?|able|ability|ready|required?|need|expected|have|opportunity|opportunities) to (?:\p{L}{1,40} )?travel`,
    String.raw`travel(?:l?ing)? to (?:our|the|client|customer|your|other|an?)(?: \p{L}{1,40}){0,3} ?(?:offices?|clients?|customers?|sites?|headquarters|hq|retreats?|events?|conferences?|teams?)`,
    "(?:dienst|geschäfts)reisen?|reise(?:bereitschaft|tätigkeit|anteil|aufwand|pensum)|kundeneinsätzen?|vor ort beim kunden",
  ],
};

/** Tells sentences in which "flexibility" is about work from those about a product. */
export const workFlexibility = {
  word: "flexibility|flexibilität",
  work: /\b(?:work\p{L}{0,40}|remote\p{L}{0,40}|hours?|schedules?|home|family|life|employees?|arbeit\p{L}{0,40}|beruf)\b/iu,
  product:
    /\b(?:platform|customers?|product|developers|designers|solutions?|software|clients?|users?|framework|cloud|kunden)\b/iu,
};
