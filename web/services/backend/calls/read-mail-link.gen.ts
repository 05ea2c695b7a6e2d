// @ts-nocheck
// Written by "npm run typegen" from ../contracts/read-mail-link.ts: not to be changed by hand.
import type { readMailLink as contract } from '../contracts/read-mail-link.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/users/link`: What a link in a mail is about. Changes nothing; a POST keeps the token out of logs. */
export const readMailLink: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/users/link' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.purpose;
if(typeof data0 !== "string"){
errors++;
}
if(!(((data0 === "newAccount") || (data0 === "newAddress")) || (data0 === "newPassword"))){
errors++;
}
}
{
if(typeof data.email !== "string"){
errors++;
}
}
{
if(typeof data.isVerified !== "boolean"){
errors++;
}
}
{
let data3 = data.reader;
if(typeof data3 !== "string"){
errors++;
}
if(!(((data3 === "member") || (data3 === "otherMember")) || (data3 === "visitor"))){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
