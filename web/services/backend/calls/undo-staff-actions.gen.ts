// @ts-nocheck
// Written by "npm run typegen" from ../contracts/undo-staff-actions.ts: not to be changed by hand.
import type { undoStaffActions as contract } from '../contracts/undo-staff-actions.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/staff/actions/undo`: Undoes actions of staff, unless a colleague has changed the same since. */
export const undoStaffActions: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/staff/actions/undo' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.results;
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
let data3 = data1.outcome;
if(typeof data3 !== "string"){
errors++;
}
if(!((((data3 === "done") || (data3 === "unchanged")) || (data3 === "gone")) || (data3 === "changedMeanwhile"))){
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
