/** RFC 822 with the four-digit year that RSS asks for. */
const rfc822 =
  /^(?:(Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?(\d{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{4}) ([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)? (?:GMT|UT|Z|[+-]\d{4}|[ECMP][SD]T)$/;

/** RFC 3339, as RFC 4287 §3.3 and JSON Feed ask for. */
export const rfc3339 =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** RFC 5646, as far as a language and its region. */
export const languageTag = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** Whether a date is one of RSS, with the weekday that it has. */
export function isRfc822(value: string): boolean {
  const match = rfc822.exec(value);
  if (!match || Number.isNaN(Date.parse(value))) return false;

  const weekday = new Date(Date.parse(value)).toUTCString().slice(0, 3);
  const zoneIsUtc = /(?:GMT|UT|Z|[+-]0000)$/.test(value);
  return !match[1] || !zoneIsUtc || match[1] === weekday;
}

/** Whether a URL is absolute. */
export function isAbsolute(value: string): boolean {
  return URL.canParse(value) && /^(?:https?|mailto):/.test(value);
}
