// @ts-nocheck
// Written by "npm run typegen" from ../contracts/list-sessions.ts: not to be changed by hand.
import type { listSessions as contract } from '../contracts/list-sessions.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/users/me/sessions`: Where the member is logged in, the last used first. */
export const listSessions: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/users/me/sessions' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.sessions;
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
if(typeof data1.userAgent !== "string"){
errors++;
}
}
{
if(typeof data1.createdAt !== "string"){
errors++;
}
}
{
if(typeof data1.lastUsedAt !== "string"){
errors++;
}
}
{
if(typeof data1.isCurrent !== "boolean"){
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
