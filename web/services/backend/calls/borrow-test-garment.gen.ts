// @ts-nocheck
// Written by "npm run typegen" from ../contracts/borrow-test-garment.ts: not to be changed by hand.
import type { borrowTestGarment as contract } from '../contracts/borrow-test-garment.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/borrowings`: Keeps a test garment to be picked up in the shop, and confirms it by mail. No login is needed. */
export const borrowTestGarment: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/borrowings' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
if(typeof data.id !== "string"){
errors++;
}
}
{
if(typeof data.pickUpDay !== "string"){
errors++;
}
}
{
if(typeof data.keptUntil !== "string"){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
