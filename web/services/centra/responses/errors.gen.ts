// @ts-nocheck
// Written by "npm run typegen" from ./shapes.ts: not to be changed by hand.
import type { CentraShape } from './shapes.ts'

export const isErrors: (body: unknown) => body is CentraShape<'errors'> = validate10

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
