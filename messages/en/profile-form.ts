export const editYours = "Edit Your Profile";
export const editOne = "Edit a Profile";
export const editThis = (name: string) => `Edit ${name}'s Profile`;
export const failed = "This profile couldn't be loaded.";
export const notYours = "You can edit your own profile, but not this one.";

export const firstName = "First name";
export const lastName = "Last name";
export const email = "Email";
export const emailHint = "A new address takes effect once you open the link that we send to it.";
export const othersEmailHint = "A new address takes effect once the link that we send to it is opened.";
export const onlyAdminChangesEmail = "Only an admin can change this address.";
export const linkSent = (address: string) => `We sent a link to ${address}. Your address changes once you open it.`;
export const linkSentToOther = (address: string) =>
  `We sent a link to ${address}. The address changes once it is opened there.`;
export const currentPassword = "Current password";
export const toChangeYourAddress = "To change your address.";
export const toChangeThisAddress = "Your own, to change this address.";
export const picture = "Profile picture";

export const save = "Save Changes";
export const saved = "user data was saved successfully";

export const parts = "Parts of this form";
export const sections = { you: "About you", work: "Skills and work", reach: "How people reach you" };
export const headline = "Headline";
export const headlineHint = "One line that says what you do.";
export const about = "About";
export const location = "Location";
export const links = "Links";
export const link = (place: number) => `Link ${place}`;
export const linkHint = "Starting with https://";
export const addLink = "Add a link";
export const removeLink = (place: number) => `Remove link ${place}`;
export const workedAt = "Worked before at";
export const remove = (what: string) => `Remove ${what}`;
export const openTo = "Open to";
export const hiddenFrom = "Hidden from people at";
export const alsoHiddenFrom = "Also hidden from people at";
export const myCompany = "My company";
export const hideFromMyCompany = "Hide it from my company";
export const canStillSee =
  "Someone who hides where they work can still see it. So can someone who has named your company for less than 7 days.";
