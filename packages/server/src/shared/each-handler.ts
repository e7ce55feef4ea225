export type AnyHandler = (...parts: never[]) => unknown;

export function eachHandler<Handlers extends Readonly<Record<string, AnyHandler>>>(
  handlers: Handlers,
  around: (handler: AnyHandler, id: string) => AnyHandler,
): Handlers {
  return Object.fromEntries(Object.entries(handlers).map(([id, handler]) => [id, around(handler, id)])) as Handlers;
}
