ALTER TABLE "stock_notifications" RENAME COLUMN "sent_at" TO "mailed_at";--> statement-breakpoint
DROP INDEX "stock_notifications_waiting";--> statement-breakpoint
DROP INDEX "stock_notifications_item";--> statement-breakpoint
CREATE UNIQUE INDEX "stock_notifications_waiting" ON "stock_notifications" USING btree ("email","item") WHERE "stock_notifications"."mailed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "stock_notifications_item" ON "stock_notifications" USING btree ("item") WHERE "stock_notifications"."mailed_at" IS NULL;--> statement-breakpoint
ALTER TABLE "stock_notifications" DROP COLUMN "claimed_until";--> statement-breakpoint
ALTER TABLE "stock_notifications" DROP COLUMN "attempts";