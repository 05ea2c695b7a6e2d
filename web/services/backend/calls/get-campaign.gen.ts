// @ts-nocheck
// Written by "npm run typegen" from ../contracts/get-campaign.ts: not to be changed by hand.
import type { getCampaign as contract } from '../contracts/get-campaign.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/staff/campaigns/{centraId}`: How a campaign stands, for staff: reservations, what was decided and by whom, and how many were told. */
export const getCampaign: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/staff/campaigns/{centraId}' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.orderCount;
if(!((typeof data0 == "number") && (isFinite(data0)))){
errors++;
}
}
{
let data1 = data.reservations;
if(!((typeof data1 == "number") && (isFinite(data1)))){
errors++;
}
}
{
let data2 = data.decision;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(typeof data2 !== "string"){
errors++;
}
if(!((data2 === "production") || (data2 === "notEnough"))){
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data2 !== null){
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
errors++;
}
else {
errors = _errs6;
}
}
{
let data3 = data.decidedAt;
if((typeof data3 !== "string") && (data3 !== null)){
errors++;
}
}
{
let data4 = data.decidedBy;
if((typeof data4 !== "string") && (data4 !== null)){
errors++;
}
}
{
let data5 = data.mailed;
if(!((typeof data5 == "number") && (isFinite(data5)))){
errors++;
}
}
{
let data6 = data.bought;
if(!((typeof data6 == "number") && (isFinite(data6)))){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
