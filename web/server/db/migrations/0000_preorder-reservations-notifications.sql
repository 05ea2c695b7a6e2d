CREATE TABLE "preorder_stock" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"stock" integer NOT NULL,
	"next_delivery_stock" integer NOT NULL,
	"delivery_date" date,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "preorder_stock_counts" CHECK ("preorder_stock"."stock" >= 0 AND "preorder_stock"."next_delivery_stock" >= 0),
	CONSTRAINT "preorder_stock_product_id" CHECK ("preorder_stock"."product_id" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reservation_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" uuid NOT NULL,
	"centra_id" text NOT NULL,
	"item" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "reservation_lines_quantity" CHECK ("reservation_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"idempotency_key" text NOT NULL,
	"state" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "reservations_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "reservations_state" CHECK ("reservations"."state" IN ('pending', 'confirmed', 'released')),
	CONSTRAINT "reservations_pending_expires" CHECK ("reservations"."state" <> 'pending' OR "reservations"."expires_at" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "stock_notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"item" text NOT NULL,
	"centra_id" text NOT NULL,
	"lang" text NOT NULL,
	"unsubscribe_token_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "stock_notifications_lang" CHECK ("stock_notifications"."lang" IN ('nb', 'en'))
);
--> statement-breakpoint
ALTER TABLE "reservation_lines" ADD CONSTRAINT "reservation_lines_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservation_lines_centra_id" ON "reservation_lines" USING btree ("centra_id");--> statement-breakpoint
CREATE INDEX "reservation_lines_reservation" ON "reservation_lines" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_notifications_waiting" ON "stock_notifications" USING btree ("email","item") WHERE "stock_notifications"."sent_at" IS NULL;--> statement-breakpoint
CREATE INDEX "stock_notifications_item" ON "stock_notifications" USING btree ("item") WHERE "stock_notifications"."sent_at" IS NULL;