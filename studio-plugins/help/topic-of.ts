/** The topic that explains a type or field: its option `help`. */
export function topicOf({ options }: { readonly options?: unknown }): string | undefined {
  const help: unknown = typeof options === 'object' && options !== null ? Reflect.get(options, 'help') : undefined
  return typeof help === 'string' ? help : undefined
}
