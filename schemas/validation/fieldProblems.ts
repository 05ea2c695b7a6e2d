type FieldProblem = { readonly field: string; readonly message: string }

/** Places each problem of an object at the field that causes it; `true` when there is none. */
export function atFields(problems: readonly FieldProblem[]) {
  return problems.length === 0 || problems.map(({ field, message }) => ({ path: [field], message }))
}
