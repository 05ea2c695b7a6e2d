// @ts-nocheck
// Written by "npm run typegen" from ./answers.ts: not to be changed by hand.
import type { Answer } from './answers.ts'

export const isOrderCount: (body: unknown) => body is Answer<'orderCount'> = validate10

function validate10(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.orderCount === undefined) && (missing0 = "orderCount")){
return false;
}
else {
if(data.orderCount !== undefined){
let data0 = data.orderCount;
if(!((typeof data0 == "number") && (isFinite(data0)))){
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
