// @ts-nocheck
// Written by "npm run typegen" from ../contracts/list-missed-searches.ts: not to be changed by hand.
import type { listMissedSearches as contract } from '../contracts/list-missed-searches.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/staff/missed-searches`: The searches of the last 90 days that found nothing, the most frequent first, for staff. */
export const listMissedSearches: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/staff/missed-searches' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
{
let data2 = data1.lang;
if(typeof data2 !== "string"){
errors++;
}
if(!((data2 === "nb") || (data2 === "en"))){
errors++;
}
}
{
if(typeof data1.query !== "string"){
errors++;
}
}
{
let data4 = data1.count;
if(!((typeof data4 == "number") && (isFinite(data4)))){
errors++;
}
}
{
if(typeof data1.lastSearchedAt !== "string"){
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
