// @ts-nocheck
// Written by "npm run typegen" from ../contracts/list-campaign-days.ts: not to be changed by hand.
import type { listCampaignDays as contract } from '../contracts/list-campaign-days.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/staff/campaigns/{centraId}/days`: How many garments of a campaign were reserved on each day, for staff: the reservations that count now. */
export const listCampaignDays: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/staff/campaigns/{centraId}/days' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.days;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
{
if(typeof data1.day !== "string"){
errors++;
}
}
{
let data3 = data1.count;
if(!((typeof data3 == "number") && (isFinite(data3)))){
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
