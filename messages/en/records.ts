export const facts = "Facts";
export const created = <Part>(day: Part) => ["Created ", day];
export const updated = <Part>(day: Part) => ["Updated ", day];
