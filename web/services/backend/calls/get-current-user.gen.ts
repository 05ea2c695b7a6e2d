// @ts-nocheck
// Written by "npm run typegen" from ../contracts/get-current-user.ts: not to be changed by hand.
import type { getCurrentUser as contract } from '../contracts/get-current-user.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/users/me`: The member that is logged in; 401 for everybody else. */
export const getCurrentUser: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/users/me' }, validate10)

function validate10(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.profilePicture === undefined) && (missing0 = "profilePicture"))){
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profilePicture !== undefined){
let data1 = data.profilePicture;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
