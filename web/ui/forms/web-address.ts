/** Adds https:// to what is typed like a web address without it, such as `example.org/jobs`. */
export const webAddress = (typed: string) => typed.trim().replace(/^[^\s:/@]+\.[^\s:/@.]{2,}(?=$|[/?#])/, "https://$&");
