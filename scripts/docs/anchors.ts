/** Where an operation is described; stable, and linked from elsewhere. */
export const operationLink = ({ area, id }: { area: string; id: string }) => `/operations/${area}#${id}`;
/** Where an error is explained; stable, and linked from elsewhere. */
export const errorLink = (key: string) => `/errors#${key}`;
/** Where Redoc shows an operation with every field. */
export const referenceLink = ({ area, id }: { area: string; id: string }) => `/reference/#/${area}/${id.toLowerCase()}`;
