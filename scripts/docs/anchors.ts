/** Returns the stable link to an operation's description, which other sites may use. */
export const operationLink = ({ area, id }: { area: string; id: string }) => `/operations/${area}#${id}`;
/** Returns the stable link to an error's explanation, which other sites may use. */
export const errorLink = (key: string) => `/errors#${key}`;
export const referenceLink = ({ area, id }: { area: string; id: string }) => `/reference/#/${area}/${id.toLowerCase()}`;
