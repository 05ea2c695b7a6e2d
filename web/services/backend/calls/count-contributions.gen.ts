// @ts-nocheck
// Written by "npm run typegen" from ../contracts/count-contributions.ts: not to be changed by hand.
import type { countContributions as contract } from '../contracts/count-contributions.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/staff/contributions/counts`: How many reported contributions wait for staff, and how many are new since a time. */
export const countContributions: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/staff/contributions/counts' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.reported;
if(!((typeof data0 == "number") && (isFinite(data0)))){
errors++;
}
}
{
let data1 = data.newIdeas;
if(!((typeof data1 == "number") && (isFinite(data1)))){
errors++;
}
}
{
let data2 = data.newSince;
if(!((typeof data2 == "number") && (isFinite(data2)))){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
