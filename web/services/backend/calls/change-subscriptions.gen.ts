// @ts-nocheck
// Written by "npm run typegen" from ../contracts/change-subscriptions.ts: not to be changed by hand.
import type { changeSubscriptions as contract } from '../contracts/change-subscriptions.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `PUT /api/v1/users/me/subscriptions`: Turns the newsletter and mails about new campaigns on or off; what is not named is left as it is. */
export const changeSubscriptions: BackendCall<typeof contract> = createCall({ method: 'PUT', path: '/api/v1/users/me/subscriptions' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.newsletter;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
{
let data1 = data0.state;
if(typeof data1 !== "string"){
errors++;
}
if(!(((data1 === "off") || (data1 === "waiting")) || (data1 === "on"))){
errors++;
}
}
{
let data2 = data0.since;
if((typeof data2 !== "string") && (data2 !== null)){
errors++;
}
}
}
else {
errors++;
}
}
{
let data3 = data.community;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
{
let data4 = data3.state;
if(typeof data4 !== "string"){
errors++;
}
if(!(((data4 === "off") || (data4 === "waiting")) || (data4 === "on"))){
errors++;
}
}
{
let data5 = data3.since;
if((typeof data5 !== "string") && (data5 !== null)){
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
