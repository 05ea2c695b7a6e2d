// @ts-nocheck
// Written by "npm run typegen" from ../contracts/list-behind.ts: not to be changed by hand.
import type { listBehind as contract } from '../contracts/list-behind.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/publications`: Which of these published documents are not public yet, and why. The Studio asks, for its editors. */
export const listBehind: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/publications' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.behind;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
{
if(typeof data1.id !== "string"){
errors++;
}
}
{
let data3 = data1.reason;
if(typeof data3 !== "string"){
errors++;
}
if(!((((((data3 === "malformedAddress") || (data3 === "lakeRefused")) || (data3 === "failed")) || (data3 === "lakeUnreachable")) || (data3 === "notHandled")) || (data3 === "catchingUp"))){
errors++;
}
}
}
else {
errors++;
}
}
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
