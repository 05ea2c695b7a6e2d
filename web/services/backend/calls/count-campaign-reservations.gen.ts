// @ts-nocheck
// Written by "npm run typegen" from ../contracts/count-campaign-reservations.ts: not to be changed by hand.
import type { countCampaignReservations as contract } from '../contracts/count-campaign-reservations.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/staff/campaigns/{centraId}/items`: How many garments of a campaign are reserved, by item and by how their reservations stand, for staff. */
export const countCampaignReservations: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/staff/campaigns/{centraId}/items' }, validate10)

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
if(typeof data1.itemId !== "string"){
errors++;
}
}
{
let data3 = data1.fit;
if((typeof data3 !== "string") && (data3 !== null)){
errors++;
}
}
{
let data4 = data1.size;
if((typeof data4 !== "string") && (data4 !== null)){
errors++;
}
}
{
let data5 = data1.colour;
if((typeof data5 !== "string") && (data5 !== null)){
errors++;
}
}
{
let data6 = data1.counts;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
{
let data7 = data6.reserved;
if(!((typeof data7 == "number") && (isFinite(data7)))){
errors++;
}
}
{
let data8 = data6.paid;
if(!((typeof data8 == "number") && (isFinite(data8)))){
errors++;
}
}
{
let data9 = data6.lapsed;
if(!((typeof data9 == "number") && (isFinite(data9)))){
errors++;
}
}
{
let data10 = data6.pending;
if(!((typeof data10 == "number") && (isFinite(data10)))){
errors++;
}
}
{
let data11 = data6.unverified;
if(!((typeof data11 == "number") && (isFinite(data11)))){
errors++;
}
}
{
let data12 = data6.cancelled;
if(!((typeof data12 == "number") && (isFinite(data12)))){
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
}
}
else {
errors++;
}
return errors === 0;
}
