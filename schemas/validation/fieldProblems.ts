type FieldProblem = { readonly field: string; readonly message: string }

/** Reports each problem of an object at the field that causes it; `true` if there are none. */
export function atFields(problems: readonly FieldProblem[]) {
  return problems.length === 0 || problems.map(({ field, message }) => ({ path: [field], message }))
}
