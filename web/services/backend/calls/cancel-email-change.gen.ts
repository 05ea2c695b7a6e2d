// @ts-nocheck
// Written by "npm run typegen" from ../contracts/cancel-email-change.ts: not to be changed by hand.
import type { cancelEmailChange as contract } from '../contracts/cancel-email-change.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `DELETE /api/v1/users/me/email`: Keeps the present address: the link in the mail to another one works no longer. */
export const cancelEmailChange: BackendCall<typeof contract> = createCall({ method: 'DELETE', path: '/api/v1/users/me/email' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
if(typeof data.id !== "string"){
errors++;
}
}
{
if(typeof data.email !== "string"){
errors++;
}
}
{
if(typeof data.isEmailVerified !== "boolean"){
errors++;
}
}
{
let data3 = data.pendingEmail;
if((typeof data3 !== "string") && (data3 !== null)){
errors++;
}
}
{
if(typeof data.fullName !== "string"){
errors++;
}
}
{
let data5 = data.profilePicture;
if((typeof data5 !== "string") && (data5 !== null)){
errors++;
}
}
{
let data6 = data.country;
if((typeof data6 !== "string") && (data6 !== null)){
errors++;
}
}
{
let data7 = data.birthYear;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
errors++;
}
}
{
let data8 = data.postcode;
if((typeof data8 !== "string") && (data8 !== null)){
errors++;
}
}
{
let data9 = data.preferredFit;
const _errs20 = errors;
let valid1 = false;
const _errs21 = errors;
if(typeof data9 !== "string"){
errors++;
}
if(!(((data9 === "men") || (data9 === "women")) || (data9 === "both"))){
errors++;
}
var _valid0 = _errs21 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs23 = errors;
if(data9 !== null){
errors++;
}
var _valid0 = _errs23 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
errors++;
}
else {
errors = _errs20;
}
}
{
if(typeof data.enableNotifications !== "boolean"){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
