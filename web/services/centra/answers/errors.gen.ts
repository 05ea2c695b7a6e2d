// @ts-nocheck
// Written by "npm run typegen" from ./answers.ts: not to be changed by hand.
import type { Answer } from './answers.ts'

export const isErrors: (body: unknown) => body is Answer<'errors'> = validate10

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
