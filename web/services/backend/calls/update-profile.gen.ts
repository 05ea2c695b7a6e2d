// @ts-nocheck
// Written by "npm run typegen" from ../contracts/update-profile.ts: not to be changed by hand.
import type { updateProfile as contract } from '../contracts/update-profile.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `PUT /api/v1/users/me`: Changes the fields that are named and leaves the rest; null empties a field. */
export const updateProfile: BackendCall<typeof contract> = createCall({ method: 'PUT', path: '/api/v1/users/me' }, validate10)

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
if(typeof data.fullName !== "string"){
errors++;
}
}
{
let data4 = data.profilePicture;
if((typeof data4 !== "string") && (data4 !== null)){
errors++;
}
}
{
let data5 = data.country;
if((typeof data5 !== "string") && (data5 !== null)){
errors++;
}
}
{
let data6 = data.birthYear;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
errors++;
}
}
{
let data7 = data.postcode;
if((typeof data7 !== "string") && (data7 !== null)){
errors++;
}
}
{
let data8 = data.preferredFit;
const _errs18 = errors;
let valid1 = false;
const _errs19 = errors;
if(typeof data8 !== "string"){
errors++;
}
if(!(((data8 === "men") || (data8 === "women")) || (data8 === "both"))){
errors++;
}
var _valid0 = _errs19 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs21 = errors;
if(data8 !== null){
errors++;
}
var _valid0 = _errs21 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
errors++;
}
else {
errors = _errs18;
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
