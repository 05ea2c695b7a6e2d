ALTER TABLE "reservations" DROP CONSTRAINT "reservations_state";--> statement-breakpoint
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_pending_expires";--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "mailbox" text;--> statement-breakpoint
UPDATE "reservations" SET "mailbox" = split_part(split_part("email", '@', 1), '+', 1) || '@' || split_part("email", '@', 2);--> statement-breakpoint
ALTER TABLE "reservations" ALTER COLUMN "mailbox" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "confirm_token_hash" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "holds_until" timestamp with time zone;--> statement-breakpoint
UPDATE "reservations" SET "holds_until" = "expires_at" WHERE "state" = 'pending';--> statement-breakpoint
CREATE INDEX "reservations_mailbox" ON "reservations" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "reservations_unverified" ON "reservations" USING btree ("expires_at") WHERE "reservations"."state" = 'unverified';--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_state" CHECK ("reservations"."state" IN ('unverified', 'pending', 'confirmed', 'released', 'cancelled'));--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_pending_expires" CHECK ("reservations"."state" NOT IN ('unverified', 'pending') OR "reservations"."expires_at" IS NOT NULL);