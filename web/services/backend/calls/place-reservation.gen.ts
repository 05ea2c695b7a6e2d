// @ts-nocheck
// Written by "npm run typegen" from ../contracts/place-reservation.ts: not to be changed by hand.
import type { placeReservation as contract } from '../contracts/place-reservation.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/reservations`: Reserves the crowdfunding lines of a selection, at its prices; a repeated call returns the same reservation. It takes no places before its address is verified: by the login of the member whose it is, the link in a mail, or the payment. */
export const placeReservation: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/reservations' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
if(typeof data.id !== "string"){
errors++;
}
}
{
let data1 = data.state;
if(typeof data1 !== "string"){
errors++;
}
if(!(((((data1 === "unverified") || (data1 === "pending")) || (data1 === "confirmed")) || (data1 === "released")) || (data1 === "cancelled"))){
errors++;
}
}
{
let data2 = data.expiresAt;
if((typeof data2 !== "string") && (data2 !== null)){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
