// @ts-nocheck
// Written by "npm run typegen" from ./answers.ts: not to be changed by hand.
import type { Answer } from './answers.ts'

export const isErrors: (body: unknown) => body is Answer<'errors'> = validate10

function validate10(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.errors === undefined) && (missing0 = "errors")){
return false;
}
else {
if(data.errors !== undefined){
let data0 = data.errors;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
return false;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
