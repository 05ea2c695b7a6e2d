// @ts-nocheck
// Written by "npm run typegen" from ./shapes.ts: not to be changed by hand.
import type { CentraShape } from './shapes.ts'

export const isSwatch: (body: unknown) => body is CentraShape<'swatch'> = validate10

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.desc !== undefined){
let data0 = data.desc;
if(((typeof data0 !== "string") && (typeof data0 !== "boolean")) && (data0 !== null)){
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(((typeof data1 !== "string") && (typeof data1 !== "boolean")) && (data1 !== null)){
errors++;
}
}
if(data.code2 !== undefined){
let data2 = data.code2;
if(((typeof data2 !== "string") && (typeof data2 !== "boolean")) && (data2 !== null)){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
