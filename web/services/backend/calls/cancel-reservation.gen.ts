// @ts-nocheck
// Written by "npm run typegen" from ../contracts/cancel-reservation.ts: not to be changed by hand.
import type { cancelReservation as contract } from '../contracts/cancel-reservation.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `DELETE /api/v1/users/me/reservations/{id}`: Cancels a reservation before production starts; cancelling again succeeds. */
export const cancelReservation: BackendCall<typeof contract> = createCall({ method: 'DELETE', path: '/api/v1/users/me/reservations/{id}' }, validate10)

function validate10(data){
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
errors++;
}
return errors === 0;
}
