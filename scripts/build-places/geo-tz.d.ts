// Declared here because the package is installed only while the place file is built.
declare module 'geo-tz/all' {
  export function find(lat: number, lon: number): string[];
}
