/**
 * Browser names in their official spelling. If a header contains several of these names, the first one in this list
 * applies.
 */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+).*\bSafari\//],
  ['curl', /^curl\/(\d+)/],
] as const;
const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPod)\b/],
  ['iPadOS', /\biPad\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/**
 * Returns the browser and operating system from a `User-Agent` header, such as `Firefox 145 · Linux`, or the header
 * itself if it is unknown.
 */
export function browserText(userAgent: string): string {
  const browser = BROWSERS.flatMap(([name, pattern]) => {
    const [, version] = pattern.exec(userAgent) ?? [];
    return version === undefined ? [] : [`${name} ${version}`];
  })[0];
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return browser ? [browser, system].filter(Boolean).join(' · ') : userAgent;
}
