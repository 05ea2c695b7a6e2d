// @ts-nocheck
// Written by "npm run typegen" from ./answers.ts: not to be changed by hand.
import type { Answer } from './answers.ts'

export const isToken: (body: unknown) => body is Answer<'token'> = validate10

function validate10(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.token === undefined) && (missing0 = "token")){
return false;
}
else {
if(data.token !== undefined){
if(typeof data.token !== "string"){
return false;
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
