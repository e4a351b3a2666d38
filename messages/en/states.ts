export const loading = "Loading...";
export const tryAgain = "Try again";
export const offline = "You are offline. What is on the screen stays; the rest comes when the network is back.";

export const notFound = {
  title: "Page not found",
  status: "404",
  heading: "Nobody lives at this address",
  why: "The page doesn't exist, or what was here has been deleted.",
  toHome: "Go to the home page",
};
export const broken = {
  title: "Something went wrong",
  why: "This page couldn't be shown. Loading it again often helps.",
  loadAgain: "Load again",
};
